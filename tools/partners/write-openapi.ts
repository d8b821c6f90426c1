import { writeFileSync } from 'node:fs'
import { WALLET_OPENAPI_FILE, walletOpenApi } from './wallet-openapi.ts'

/** `npm run docs:wallet`: writes the wallet's description after its contract has changed; `npm run fix` lays it out. */
writeFileSync(WALLET_OPENAPI_FILE, `${JSON.stringify(walletOpenApi(), null, 2)}\n`)
