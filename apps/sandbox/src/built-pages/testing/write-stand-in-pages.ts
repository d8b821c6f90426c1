import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The file that every stand-in page asks for. */
export const STAND_IN_ASSET = '/page/assets/look-1a2b.css'

/**
 * Writes documents such as Vite would build for a partner, so that its server can be asked for them
 * whether or not they have been built; answers the folder of the build.
 */
export async function writeStandInPages(name: string, documents: readonly string[]) {
  const buildDir = await mkdtemp(join(tmpdir(), 'maidan-pages-'))
  const assets = join(buildDir, name, 'assets')
  await mkdir(assets, { recursive: true })
  await writeFile(join(assets, 'look-1a2b.css'), 'body { margin: 0 }')
  for (const document of documents)
    await writeFile(
      join(buildDir, name, document),
      `<!doctype html><title>${document}</title><link rel="stylesheet" href="${STAND_IN_ASSET}">`,
    )
  return buildDir
}
