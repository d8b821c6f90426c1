/**
 * `'fits'` if a row type claims of its columns what PostgreSQL answers, otherwise what is wrong.
 * A column that is read and not claimed does no harm: many order a list and nothing else.
 */
export type RowCheck<Row, Columns> = Verdict<
  | `${Exclude<keyof Row, keyof Columns> & string} is not selected`
  | { [Name in keyof Columns & keyof Row]: Wrong<Name, Row[Name], Columns[Name]> }[keyof Columns &
      keyof Row]
>

type Verdict<Problem> = [Problem] extends [never] ? 'fits' : Problem

type Wrong<Name, Claimed, Answered> =
  | WrongType<Name, Exclude<Claimed, null>, Answered>
  | WrongNull<Name, Claimed, Answered>

/** A claim may be narrower, such as the words that a text can be, or the shape of a JSON. */
type WrongType<Name, Claimed, Answered> = unknown extends Claimed
  ? never
  : [Claimed] extends [Answered]
    ? never
    : `${Name & string} has another type`

type WrongNull<Name, Claimed, Answered> = null extends Answered
  ? null extends Claimed
    ? never
    : `${Name & string} can be null`
  : never
