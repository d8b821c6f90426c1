/** What a call answers instead of what was asked: a status and its reason. */
export class FeedError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const unknownEvent = () =>
  new FeedError(404, 'There is no such event, or it is too far off.')
