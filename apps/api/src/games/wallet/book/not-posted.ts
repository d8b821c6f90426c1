/**
 * The ledger has refused a call that was decided: another batch has used its key since the book was read, as
 * where a provider names calls of two players alike at once. Nothing of the batch is written.
 */
export class NotPosted extends Error {
  override readonly name = 'NotPosted'
}
