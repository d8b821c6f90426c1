import { createHash } from 'node:crypto'

/** Stands for what a call says, whatever the order of its fields, to tell a repetition from a conflict. */
export function fingerprint(kind: string, body: Readonly<Record<string, string>>): string {
  const fields = Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('base64url')
}
