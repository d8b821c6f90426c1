import { MOBILE_FORMS } from '@maidan/cashier'
import { sql } from 'kysely'

/** Of each currency: the country's code, how long a number is at home, and where its own part begins. */
const FORMS = JSON.stringify(
  Object.entries(MOBILE_FORMS).map(([currency, { dial, trunk, digits }]) => ({
    currency,
    dial: `+${dial}`,
    digits,
    own_from: trunk.length + 1,
  })),
)

/**
 * The phone behind the account number of a payment, in E.164; `owner` and `payment` are the aliases
 * that carry the currency and the number.
 */
export function phoneOfAccount({ owner, payment }: { owner: string; payment: string }) {
  return sql`(
    SELECT form.dial || substr(left(${sql.ref(`${payment}.account_number`)}, form.digits), form.own_from)
    FROM json_to_recordset(${FORMS}::json)
      AS form (currency text, dial text, digits integer, own_from integer)
    WHERE form.currency = ${sql.ref(`${owner}.currency`)}
  )`
}
