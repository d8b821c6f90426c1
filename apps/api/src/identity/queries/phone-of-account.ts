import { MOBILE_FORMS } from '@maidan/cashier'
import { sql } from 'kysely'

/**
 * The phone behind the account number of a payment, in E.164; `owner` and `payment` are the aliases
 * that carry the currency and the number.
 */
export function phoneOfAccount({ owner, payment }: { owner: string; payment: string }) {
  const number = sql.ref(`${payment}.account_number`)
  const forms = Object.entries(MOBILE_FORMS).map(
    ([currency, { dial, trunk, digits }]) => sql`
      WHEN ${currency} THEN
        ${`+${dial}`}::text || substr(left(${number}, ${digits}), ${trunk.length + 1})`,
  )
  return sql`CASE ${sql.ref(`${owner}.currency`)} ${sql.join(forms, sql` `)} END`
}
