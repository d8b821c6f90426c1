const RECALL_URL_LENGTH_MAX = 2_048

/** The address that a round's detail names for looking at it, or null if it names none. */
export function recallUrlOf(detail: string): string | null {
  try {
    const parsed: unknown = JSON.parse(detail)
    if (typeof parsed !== 'object' || parsed === null) return null
    const url: unknown = Reflect.get(parsed, 'recall_url')
    if (typeof url !== 'string' || url.length > RECALL_URL_LENGTH_MAX) return null
    return /^https?:\/\/[^\s\0]+$/.test(url) ? url : null
  } catch {
    return null
  }
}
