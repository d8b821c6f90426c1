import { mkdirSync } from 'node:fs'
import { openMachine, recoverMember, setUpAdministrators, type Invited } from '@maidan/api'
import { say } from './progress.ts'
import { complain, Sentence } from './sentence.ts'
import { openHouseDatabase } from './setup/open-house-database.ts'
import { readArguments, type SetUpWish } from './setup/read-arguments.ts'
import { loadEnvFile, readConfig, type Config } from './start/config.ts'
import { ensureSecrets } from './start/secrets.ts'

/**
 * `npm run setup`: invites the first two administrators of a house, or recovers a member of staff,
 * whether the house runs or not. Prints the codes with which they enrol.
 */
async function setUp(): Promise<void> {
  const wish = readArguments(process.argv.slice(2))
  loadEnvFile()
  const config = readConfig(process.env)
  const secret = secretOf(config)
  const database = await openHouseDatabase(config)
  try {
    say(letter(config, await invite(wish, { config, url: database.url, secret })))
  } finally {
    await database.close()
  }
}

type House = { config: Config; url: string; secret: string }

async function invite(wish: SetUpWish, { config, url, secret }: House): Promise<Invited[]> {
  const machine = await openMachine({
    DATABASE_URL: url,
    BUILD_DIR: config.buildDir,
    SECRET: secret,
  })
  try {
    return wish.kind === 'first'
      ? await setUpAdministrators(machine, wish.names)
      : [await recoverMember(machine, wish.name)]
  } finally {
    await machine.close()
  }
}

/** Codes are hashed under the secret of the house, so it is the same one that the house runs with. */
function secretOf({ mode, dataDir }: Config): string {
  if (mode === 'live') {
    const secret = process.env['SECRET'] ?? ''
    if (secret === '') throw new Sentence('Set SECRET first: the house starts with the same one.')
    return secret
  }
  mkdirSync(dataDir, { recursive: true })
  return ensureSecrets(dataDir, process.env).SECRET
}

function letter({ ports }: Config, invited: readonly Invited[]): string {
  const width = Math.max(...invited.map(({ username }) => username.length))
  const lines = invited.map(({ username, code }) => `  ${username.padEnd(width)}   ${code}`)
  const until = invited[0]?.expiresAt.toISOString().slice(0, 16).replace('T', ' ') ?? ''
  return `
${lines.join('\n')}

Give each code to its person alone: it is shown only now, works once, and lasts until ${until} UTC.
They open the back office at /enrol (here http://127.0.0.1:${ports.BACKOFFICE_PORT}/enrol), type name and code,
choose a password and scan the authenticator.
`
}

try {
  await setUp()
} catch (error) {
  // What the house itself refuses is a sentence for whoever sits here.
  complain(error instanceof Error && error.name === 'Refusal' ? new Sentence(error.message) : error)
}
