import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { openServerLog } from './server-log.ts'

/** A file of Linux on which every write finds no room. */
const FULL = '/dev/full'

test.skipIf(!existsSync(FULL))(
  'a full disk costs lines of a log, which says how many',
  async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const dataDir = mkdtempSync(join(tmpdir(), 'maidan-log-'))
    const file = join(dataDir, 'logs', 'api.log')
    mkdirSync(join(dataDir, 'logs'))
    symlinkSync(FULL, file)
    const stream = new PassThrough()
    const log = openServerLog(dataDir, 'api')
    log.follow(stream, 'stdout')
    stream.write('one\ntwo\n')
    await vi.waitFor(() => expect(log.tail()).toBe('one\ntwo'))
    expect(said).toHaveBeenCalledOnce()

    rmSync(file)
    stream.write('three\nfour\n')
    await vi.waitFor(() => expect(log.tail()).toContain('four'))
    expect(readFileSync(file, 'utf8')).toBe(
      '2 lines were lost here: the log could not be written\nthree\nfour\n',
    )
    said.mockRestore()
    rmSync(dataDir, { recursive: true })
  },
)
