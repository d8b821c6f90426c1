import { spawn } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmProgram, ROOT } from '../../root.ts'

/** Key rings as `npm start` keeps them, by their names there. */
export type Rings = Readonly<Record<`${string}_KEYS`, string>>

/** Writes a data folder that has these key rings alone, and answers where it is. */
export async function keepRings(rings: Rings): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maidan-self-test-'))
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(rings))
  return dataDir
}

export const ringOf = ({ keyId, secret }: { keyId: string; secret: string }) => `${keyId}:${secret}`

/** The command as people run it. */
export function runSelfTest(
  dataDir: string,
  ...words: string[]
): Promise<{ status: number | null; text: string }> {
  const program = join(ROOT, 'tools', 'partners', 'self-test.ts')
  const child = spawn(npmProgram('tsx'), [program, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, text })))
}
