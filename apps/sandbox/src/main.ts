import { readSandboxConfig } from './config.ts'
import { startSandbox } from './start-sandbox.ts'

const sandbox = await startSandbox(readSandboxConfig(process.env))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0))
  })
