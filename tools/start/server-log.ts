import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { say } from '../progress.ts'
import { lineForTerminal, type Source } from './log-line.ts'

export type ServerLog = {
  /** Writes every line of the stream to the file, and the warnings to the terminal. */
  follow(stream: Readable, source: Source): void
  /** The last lines, for the message about a server that failed. */
  tail(): string
}

const LOG_BYTES_MAX = 20_000_000
const TAIL_LINES = 20

/** The log of one server in `<dataDir>/logs`. A full file becomes `<name>.log.1`. */
export function openServerLog(dataDir: string, name: string): ServerLog {
  const file = join(dataDir, 'logs', `${name}.log`)
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const tail: string[] = []
  let target = openSync(file, 'a')
  let bytes = statSync(file).size

  const write = (line: string): void => {
    if (bytes > LOG_BYTES_MAX) {
      closeSync(target)
      renameSync(file, `${file}.1`)
      target = openSync(file, 'a')
      bytes = 0
    }
    bytes += writeSync(target, `${line}\n`)
    tail.push(line)
    if (tail.length > TAIL_LINES) tail.shift()
  }
  return {
    follow(stream, source) {
      createInterface({ input: stream }).on('line', (line) => {
        write(line)
        const shown = lineForTerminal(line, source)
        if (shown !== undefined) say(`${name}: ${shown}`)
      })
    },
    tail: () => tail.join('\n'),
  }
}
