export type InboxRow = {
  id: bigint
  title: string
  message: string
  created_at: Date
  read_at: Date | null
}

/** An inbox row as the documents' calls carry it. */
export function asInboxMessage({ id, title, message, created_at, read_at }: InboxRow) {
  return {
    id: Number(id),
    title,
    message,
    created_at: created_at.toISOString(),
    is_read: read_at !== null,
  }
}
