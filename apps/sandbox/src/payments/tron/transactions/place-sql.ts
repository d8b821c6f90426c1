/** The block that a transaction is in when the chain is as high as the first parameter says. */
export const PLACE_SQL = 'case when replaced_at <= $1 then later_block else block end'
