export type Key = { readonly id: string; readonly secret: string }

export type Settings = {
  /** The address that is listened on. */
  readonly host: string
  readonly port: number
  /** Where the operator's wallet is: an origin. */
  readonly walletUrl: string
  /** The first key signs; the others are valid for tickets during a change of keys. */
  readonly keys: readonly [Key, ...Key[]]
  /** The site that alone may frame the pages. */
  readonly siteOrigin: string
  /** Our own registered origin: links to past tickets begin with it. */
  readonly ownOrigin: string
  readonly databaseFile: string
  /** The folder of what browsers load: the built code and looks of the pages, and the pictures. */
  readonly pagesFolder: string
  readonly callTimeoutMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

const LEAST_TIMEOUT_MS = 3_000

/** Reads the settings from the environment; throws one error that names all that is wrong. */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = []
  const read = (name: string, form: RegExp, hint: string, fallback = ''): string => {
    const value = environment[name] || fallback
    if (value === '') faults.push(`${name} is missing: ${hint}`)
    else if (!form.test(value)) faults.push(`${name} is not right: ${hint}`)
    return value
  }
  const origin = (name: string, hint: string): string =>
    read(name, /^https?:\/\/[^/?#\s]+$/, `${hint}, like https://name.example, without a path`)
  const settings = {
    host: read('KOEL_HOST', /^\S+$/, 'the address to listen on', '127.0.0.1'),
    port: Number(read('KOEL_PORT', /^\d{1,5}$/, 'the port to listen on')),
    walletUrl: origin('KOEL_WALLET_URL', "the origin of the operator's wallet"),
    siteOrigin: origin('KOEL_SITE_ORIGIN', 'the origin of the site that frames the game'),
    ownOrigin: origin('KOEL_ORIGIN', 'our own registered origin'),
    databaseFile: read('KOEL_DATABASE', /^.+$/, 'the file of the database'),
    pagesFolder: read('KOEL_PAGES', /^.+$/, 'the folder of the built pages'),
    callTimeoutMs: Number(read('KOEL_CALL_TIMEOUT_MS', /^\d+$/, 'milliseconds', '5000')),
    keys: readKeys(environment, read),
  } satisfies Settings
  if (settings.callTimeoutMs < LEAST_TIMEOUT_MS) {
    faults.push(`KOEL_CALL_TIMEOUT_MS is below the ${LEAST_TIMEOUT_MS} that the protocol asks for`)
  }
  if (faults.length > 0) throw new Error(`Settings:\n  ${faults.join('\n  ')}`)
  return settings
}

type Read = (name: string, form: RegExp, hint: string) => string

function readKeys(environment: Environment, read: Read): [Key, ...Key[]] {
  const readKey = (prefix: string): Key => ({
    id: read(`${prefix}_ID`, /^[^:,;|\s]+$/, 'the id of the key, from the operator'),
    secret: read(`${prefix}_SECRET`, /^[^:,;|]{32,}$/, '32 characters or more, none of : , ; |'),
  })
  const first = readKey('KOEL_KEY')
  if (!environment['KOEL_OLD_KEY_ID'] && !environment['KOEL_OLD_KEY_SECRET']) return [first]
  return [first, readKey('KOEL_OLD_KEY')]
}
