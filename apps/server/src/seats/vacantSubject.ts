/** The subject of the hint that a seat may have become vacant, or is vacant no longer: the id of its game. */
export const VACANT_SUBJECT = 'vacant-seats';
