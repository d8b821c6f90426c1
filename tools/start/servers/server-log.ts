import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { say } from '../../progress.ts'
import { lineForTerminal, type Source } from './log-line.ts'

export type ServerLog = {
  /** Writes every line of the stream to the file, and the warnings to the terminal. */
  follow(stream: Readable, source: Source): void
  /** The last lines, for the message about a server that failed. */
  tail(): string
}

const LOG_BYTES_MAX = 20_000_000
const TAIL_LINES = 20

/**
 * The log of one server in `<dataDir>/logs`. A full file becomes `<name>.log.1`. What finds no room
 * on the disk is dropped and counted: the log must not end what it writes of.
 */
export function openServerLog(dataDir: string, name: string): ServerLog {
  const file = openLogFile(join(dataDir, 'logs'), name)
  const tail: string[] = []
  let dropped = 0

  const write = (line: string): void => {
    tail.push(line)
    if (tail.length > TAIL_LINES) tail.shift()
    try {
      if (dropped > 0) file.append(`${droppedText(dropped)}\n`)
      dropped = 0
      file.append(`${line}\n`)
    } catch (error) {
      if (dropped === 0) say(`${name}: its log cannot be written (${String(error)})`)
      dropped += 1
    }
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

function droppedText(count: number): string {
  return `${count} ${count === 1 ? 'line was' : 'lines were'} lost here: the log could not be written`
}

/** A file that is opened at its first line, and anew after a write that failed. */
function openLogFile(folder: string, name: string): { append: (text: string) => void } {
  const file = join(folder, `${name}.log`)
  let open: { target: number; bytes: number } | null = null

  function opened() {
    mkdirSync(folder, { recursive: true })
    const target = openSync(file, 'a')
    return { target, bytes: fstatSync(target).size }
  }

  function close() {
    if (open) closeSync(open.target)
    open = null
  }

  return {
    append(text) {
      if (open && open.bytes > LOG_BYTES_MAX) {
        close()
        renameSync(file, `${file}.1`)
      }
      open ??= opened()
      try {
        open.bytes += writeSync(open.target, text)
      } catch (error) {
        close()
        throw error
      }
    },
  }
}
