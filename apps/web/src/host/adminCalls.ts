import {
  type AdminChange,
  adminDoneSchema,
  adminFiguresSchema,
  adminLogSchema,
  type AdminReport,
  adminReportSchema,
  adminReportsSchema,
  adminSanctionsSchema,
  type AdminStep,
  type ListedReport,
  type ListedSanction,
} from '@linstock/protocol/administration';
import { callServer } from './serverCall.ts';

/** The open reports. Throws a HostError, as do all functions here; for everyone but an operator there is nothing. */
export async function fetchReports(): Promise<readonly ListedReport[]> {
  return (await callServer('GET', 'api/admin/reports', adminReportsSchema)).reports;
}

/** One report; the reported words are left out unless `show` is true. */
export function fetchReport(id: string, show: boolean): Promise<AdminReport> {
  return callServer('GET', `api/admin/reports/${id}${show ? '?show=yes' : ''}`, adminReportSchema);
}

/** The sanctions in force. */
export async function fetchSanctions(): Promise<readonly ListedSanction[]> {
  return (await callServer('GET', 'api/admin/sanctions', adminSanctionsSchema)).sanctions;
}

/** The figures of the server, in sentences. */
export async function fetchFigures(): Promise<readonly string[]> {
  return (await callServer('GET', 'api/admin/figures', adminFiguresSchema)).lines;
}

/** Reads the steps that operators have taken. */
export async function fetchSteps(): Promise<readonly AdminStep[]> {
  return (await callServer('GET', 'api/admin/log', adminLogSchema)).steps;
}

/** Changes something; the sentence of the log. */
export async function changeAsOperator(change: AdminChange): Promise<string> {
  return (await callServer('POST', 'api/admin', adminDoneSchema, change)).sentence;
}
