import type { Kysely } from 'kysely';
import type {
  AccountCheckTable,
  AccountSessionTable,
  AccountTable,
  AccountTryTable,
  OperatorAccountTable,
  PasskeyTable,
  PlayerBlockTable,
  ServerSecretTable,
} from './rows/accounts.ts';
import type { ChallengeTable } from './rows/challenges.ts';
import type { AnswerTimeTable, GameClockTable, GameReaderTable, ServicePulseTable } from './rows/clocks.ts';
import type { JobTable } from './rows/jobs.ts';
import type {
  NotificationMuteTable,
  NotificationSentTable,
  NotificationSourceTable,
  NotifiedDeviceTable,
  NotifiedPersonTable,
} from './rows/notifications.ts';
import type { PublicGameTable } from './rows/publicGames.ts';
import type { GameResultTable, RatingChangeTable, RatingTable } from './rows/ratings.ts';
import type {
  SeatDeviceTable,
  SeatRequestTable,
  SeatTransferTable,
  SeatTryTable,
  SeatWordsTable,
  VacantSeatTable,
} from './rows/seats.ts';
import type { ShortLinkTable } from './rows/shortLinks.ts';
import type {
  AdminStepTable,
  GameTermsTable,
  SanctionTable,
  SpectatorLineTable,
  TalkLineTable,
  TalkReportTable,
} from './rows/talk.ts';

/**
 * The tables stored separately from the logs of the games. Their queries are written once for both engines:
 * times are integer milliseconds written by the program, a boolean is 0 or 1, ids are texts made by the
 * program.
 */
export interface Tables {
  job: JobTable;
  seat_device: SeatDeviceTable;
  seat_transfer: SeatTransferTable;
  seat_words: SeatWordsTable;
  seat_try: SeatTryTable;
  seat_request: SeatRequestTable;
  vacant_seat: VacantSeatTable;
  challenge: ChallengeTable;
  game_clock: GameClockTable;
  game_reader: GameReaderTable;
  answer_time: AnswerTimeTable;
  service_pulse: ServicePulseTable;
  public_game: PublicGameTable;
  player_account: AccountTable;
  account_session: AccountSessionTable;
  passkey: PasskeyTable;
  account_check: AccountCheckTable;
  account_try: AccountTryTable;
  player_block: PlayerBlockTable;
  operator_account: OperatorAccountTable;
  server_secret: ServerSecretTable;
  game_result: GameResultTable;
  rating: RatingTable;
  rating_change: RatingChangeTable;
  notified_person: NotifiedPersonTable;
  notification_mute: NotificationMuteTable;
  notified_device: NotifiedDeviceTable;
  notification_source: NotificationSourceTable;
  notification_sent: NotificationSentTable;
  game_terms: GameTermsTable;
  talk_line: TalkLineTable;
  spectator_line: SpectatorLineTable;
  talk_report: TalkReportTable;
  sanction: SanctionTable;
  admin_step: AdminStepTable;
  short_link: ShortLinkTable;
}

/** The database with these tables, on SQLite or PostgreSQL. */
export type TableStore = Kysely<Tables>;
