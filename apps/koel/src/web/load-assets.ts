import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export type Asset = { readonly type: string; readonly bytes: Buffer; readonly tag: string }

/** What browsers may load, and nothing else that may lie in the folder. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Reads all assets of the folder into memory, by their path on the web: `/code/play.js`. */
export function loadAssets(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const entry of listEntries(folder)) {
    const type = TYPES[extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = join(entry.parentPath, entry.name)
    assets.set(`/code/${relative(folder, file).split(sep).join('/')}`, loadAsset(file, type))
  }
  return assets
}

function listEntries(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    throw new Error(`KOEL_PAGES: ${folder} cannot be read (${String(error)})`, { cause: error })
  }
}

function loadAsset(file: string, type: string): Asset {
  const bytes = readFileSync(file)
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { type, bytes, tag }
}
