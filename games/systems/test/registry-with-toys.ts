/**
 * The systems of the house and the toy that uses all a system may: taken in place of the register where programs run, or the
 * page is bundled, under the condition `linstock-toys`.
 */

export * as drill from '@linstock/testing/toy-system/system';
export * from '../src/registry.ts';
