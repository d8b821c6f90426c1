import { get } from 'node:http'
import lighthouse, { type Config, type Flags, type Result } from 'lighthouse'

/** What one first visit measured. */
export type Visit = {
  js_kb: number
  lcp_ms: number
  tbt_ms: number
  cls: number
  accessibility: number
}

/** The windows that are measured: Lighthouse's phone, and a wide one on the same slow 4G line. */
export type Form = 'phone' | 'wide'

const WIDE = { width: 1280, height: 800 }
const BYTES_PER_KB = 1000
const AUDITS = [
  'network-requests',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/** On a busy machine the browser now and then records nothing. */
const TRIES_MAX = 3

/** Visits a page with an empty cache, as who is logged in in the browser that listens at `port`. */
export async function visitPage(url: string, port: number, form: Form): Promise<Visit> {
  for (let tried = 1; ; tried += 1) {
    const result = await runLighthouse(url, port, form)
    if (!result.runtimeError) return readVisit(result)
    if (tried === TRIES_MAX) throw new Error(result.runtimeError.message)
  }
}

async function runLighthouse(url: string, port: number, form: Form): Promise<Result> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['accessibility'],
    onlyAudits: AUDITS,
    disableFullPageScreenshot: true,
  }
  const run = await lighthouse(url, flags, configs[form])
  if (!run) throw new Error(`Lighthouse measured nothing at ${url}`)
  return run.lhr
}

const configs: Record<Form, Config> = {
  phone: { extends: 'lighthouse:default' },
  wide: {
    extends: 'lighthouse:default',
    settings: {
      formFactor: 'desktop',
      screenEmulation: { ...WIDE, mobile: false, deviceScaleFactor: 1, disabled: false },
      emulatedUserAgent: false,
    },
  },
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
