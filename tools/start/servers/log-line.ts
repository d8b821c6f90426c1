/** Where a line came from: servers write their log to stdout, and what broke them to stderr. */
export type Source = 'stdout' | 'stderr'

/** pino's number for a warning. */
const WARNING = 40

/**
 * What the terminal shows of one line of a server's log: warnings and errors, in plain text;
 * undefined for the rest, which is in the log file only.
 */
export function lineForTerminal(line: string, source: Source): string | undefined {
  const entry = parseEntry(line)
  if (entry === undefined) return source === 'stderr' && line.trim() !== '' ? line : undefined
  if (typeof entry.level !== 'number' || entry.level < WARNING) return undefined
  return [entry.msg, entry.err?.stack ?? entry.err?.message].filter((part) => part).join('\n  ')
}

type Entry = { level?: unknown; msg?: string; err?: { message?: string; stack?: string } }

function parseEntry(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const entry: Entry = JSON.parse(line)
    return entry
  } catch {
    return undefined
  }
}
