import { constants, createPublicKey, generateKeyPairSync, publicEncrypt, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSeal } from './open-seal.ts'

const house = generateKeyPairSync('rsa', { modulusLength: 2048 })
const nagad = generateKeyPairSync('rsa', { modulusLength: 2048 })

const options = {
  merchantId: 'm',
  merchantNumber: '01300000001',
  privateKey: nagad.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  merchantPublicKey: house.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
}

function sealedBy(hash: string) {
  const plain = Buffer.from('{"orderId":"1"}')
  const key = createPublicKey(nagad.privateKey)
  const padding = constants.RSA_PKCS1_PADDING
  return {
    sensitiveData: publicEncrypt({ key, padding }, plain).toString('base64'),
    signature: sign(hash, plain, house.privateKey).toString('base64'),
  }
}

test('what the merchant sealed is opened, the older signature only where that is set', () => {
  expect(openSeal(options).open(sealedBy('RSA-SHA256'))).toEqual({ orderId: '1' })
  expect(() => openSeal(options).open(sealedBy('RSA-SHA1'))).toThrow('Invalid signature')
  expect(openSeal({ ...options, acceptSha1: true }).open(sealedBy('RSA-SHA1'))).toEqual({
    orderId: '1',
  })
})

test('what was changed on its way is refused', () => {
  const { sensitiveData } = sealedBy('RSA-SHA256')
  const signature = sign('RSA-SHA256', Buffer.from('{"orderId":"2"}'), house.privateKey)
  const changed = { sensitiveData, signature: signature.toString('base64') }
  expect(() => openSeal(options).open(changed)).toThrow('Invalid signature')
  expect(() => openSeal(options).open({ sensitiveData: 'none', signature: '' })).toThrow(
    'Invalid request',
  )
})
