import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes one page for each app, so that a house answers the same whether or not the apps have been
 * built; answers the folder. A world for the browser takes the real build in its place.
 */
export async function writeStandInBuild(dataDir: string): Promise<string> {
  const buildDir = path.join(dataDir, 'build')
  for (const name of ['web', 'backoffice', 'storage']) {
    await mkdir(path.join(buildDir, name), { recursive: true })
    await writeFile(path.join(buildDir, name, 'index.html'), `<title>${name}</title>`)
  }
  return buildDir
}
