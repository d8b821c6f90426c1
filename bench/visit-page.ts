import { get } from 'node:http'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

/** What one first visit measured. */
export type Visit = {
  js_kb: number
  lcp_ms: number
  tbt_ms: number
  cls: number
  accessibility: number
}

const BYTES_PER_KB = 1000
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** On a busy machine the browser now and then records nothing. */
const TRIES_MAX = 3

/** Visits a page with an empty cache in a browser of its own, as Lighthouse's slow 4G phone. */
export async function visitPage(url: string, chromePath: string): Promise<Visit> {
  for (let tried = 1; ; tried += 1) {
    const result = await runLighthouse(url, chromePath)
    if (!result.runtimeError) return readVisit(result)
    if (tried === TRIES_MAX) throw new Error(result.runtimeError.message)
  }
}

async function runLighthouse(url: string, chromePath: string): Promise<Result> {
  const browser = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' })
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    })
    if (!run) throw new Error(`Lighthouse measured nothing at ${url}`)
    return run.lhr
  } finally {
    browser.kill()
  }
}

async function readVisit({ audits, categories }: Result): Promise<Visit> {
  const measured = (name: string) => {
    const value = audits[name]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse did not measure ${name}`)
    return value
  }
  const sizes = await Promise.all(scriptsOf(audits).map(gzipBytes))
  return {
    js_kb: sizes.reduce((sum, bytes) => sum + bytes, 0) / BYTES_PER_KB,
    lcp_ms: measured('largest-contentful-paint'),
    tbt_ms: measured('total-blocking-time'),
    cls: measured('cumulative-layout-shift'),
    accessibility: (categories['accessibility']?.score ?? 0) * 100,
  }
}

/** The scripts that the page loaded, each once. */
function scriptsOf(audits: Result['audits']): string[] {
  const details = audits['network-requests']?.details
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests')
  const scripts = details.items.filter(({ resourceType }) => resourceType === 'Script')
  return [...new Set(scripts.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])))]
}

/** Bytes that a browser without Brotli gets; a script that is sent as it is counts whole. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    })
    request.on('error', reject)
  })
}
