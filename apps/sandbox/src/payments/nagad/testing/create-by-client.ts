import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const PROGRAM = fileURLToPath(new URL('client-process.ts', import.meta.url))

/** Node opens PKCS#1 v1.5 for the public client only when it is started with this. */
const OLD_PADDING = '--security-revert=CVE-2023-46809'

/** Creates a payment with the public client, unchanged; answers its page or the refusal. */
export async function createByClient(config: object, order: object): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    OLD_PADDING,
    '--import',
    'tsx',
    PROGRAM,
    JSON.stringify(config),
    JSON.stringify(order),
  ])
  return stdout.split('\n').at(-1) ?? ''
}
