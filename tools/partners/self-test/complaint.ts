/** What a wallet did wrong, in one sentence. */
export class Complaint extends Error {
  override readonly name = 'Complaint'
}
