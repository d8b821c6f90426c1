/**
 * Tells messages that come too late. Ids of the push end in a rising number; what stands before it
 * names the run of the host, and another run counts anew. Several messages may carry one number.
 */
export function createPushOrder(): (subject: string, id: string) => boolean {
  const last = new Map<string, { run: string; number: number }>()
  return (subject, id) => {
    const [, run, digits] = /^(.*?)(\d+)$/.exec(id) ?? []
    if (run === undefined || digits === undefined) return true
    const number = Number(digits)
    const before = last.get(subject)
    if (before?.run === run && before.number > number) return false
    last.set(subject, { run, number })
    return true
  }
}
