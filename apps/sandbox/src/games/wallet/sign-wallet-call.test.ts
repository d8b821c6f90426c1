import { expect, test } from 'vitest'
import { signWalletCall } from './sign-wallet-call.ts'

test('[LAW-19] a call is signed over time, method, path and raw body', () => {
  const key = { keyId: 'padma-1', secret: 'secret' }
  const headers = signWalletCall(key, '/api/wallet/padma/bet', '{"a":1}', 1_700_000_000_000)
  expect(headers).toEqual({
    'content-type': 'application/json',
    'x-maidan-key': 'padma-1',
    'x-maidan-timestamp': '1700000000000',
    // printf '1700000000000.POST./api/wallet/padma/bet.{"a":1}' | openssl dgst -sha256 -hmac secret
    'x-maidan-signature': 'aa39cdaa1cb6e967f2d21abc0808206be499e8b8bc75c3ac367ab1c8c64e41ce',
  })
})
