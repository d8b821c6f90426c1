import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { TooBusy } from '../../platform/too-busy.ts'
import { readReceipt } from './read-receipt.ts'

const refused = { code: 'RECEIPT_INVALID' }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#13301f' } })

test('[CASH-42] a picture is drawn anew as WebP, without its metadata', async () => {
  const upload = await picture(400, 300)
    .withExif({ IFD0: { Artist: 'alice' } })
    .jpeg()
    .toBuffer()
  const receipt = await readReceipt(upload)
  const kept = await sharp(receipt.bytes).metadata()
  expect(receipt.contentType).toBe('image/webp')
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 400, 300, undefined])
})

test('[CASH-42] a picture with a program behind it loses the program', async () => {
  const png = await picture(40, 40).png().toBuffer()
  const upload = Buffer.concat([png, Buffer.from('<script>alert(1)</script>%PDF-1.4')])
  const { bytes } = await readReceipt(upload)
  expect(bytes.includes('script')).toBe(false)
})

test('[CASH-42] a drawing of text (SVG) is refused, whatever it is called', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  await expect(readReceipt(Buffer.from(svg))).rejects.toMatchObject(refused)
  await expect(readReceipt(Buffer.from(`<?xml version="1.0"?>${svg}`))).rejects.toMatchObject(
    refused,
  )
})

test('[CASH-42] more than 25 million pixels are refused before they are drawn', async () => {
  const bomb = await picture(6_000, 5_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(200_000)
  await expect(readReceipt(bomb)).rejects.toMatchObject(refused)
})

test('[CASH-42] half a picture is refused', async () => {
  const png = await picture(400, 300).png().toBuffer()
  await expect(readReceipt(png.subarray(0, png.length / 2))).rejects.toMatchObject(refused)
})

test('[CASH-42] a plain PDF is kept as it is', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF')
  expect(await readReceipt(pdf)).toEqual({
    bytes: pdf,
    contentType: 'application/pdf',
    extension: 'pdf',
  })
})

test.each([
  '/JavaScript (app.alert(1))',
  '/OpenAction 2 0 R',
  '/Launch << >>',
  '/J#61va#53cript (app.alert(1))',
  '/#4caunch',
  '/#4Caunch',
])('[CASH-42] a PDF with %s is refused', async (part) => {
  const pdf = Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${part} >>\nendobj\n%%EOF`)
  await expect(readReceipt(pdf)).rejects.toMatchObject(refused)
})

test('[CASH-42] a PDF behind another beginning is refused', async () => {
  const pdf = Buffer.from(`GIF89a %PDF-1.4\n1 0 obj`)
  await expect(readReceipt(pdf)).rejects.toMatchObject(refused)
})

/** A PDF whose objects stand in a compressed stream, as most programs write them. */
function packed(content: string | Buffer, { filter = '/FlateDecode', raw = false } = {}) {
  const data = raw ? Buffer.from(content) : deflateSync(content)
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n%%EOF'),
  ])
}

test('[CASH-42] a PDF with plain objects in a compressed stream is kept', async () => {
  const pdf = packed('7 0 << /Type /Page >>')
  expect((await readReceipt(pdf)).bytes).toBe(pdf)
})

const HEX = Buffer.from('7 0 << /S /JavaScript >>').toString('hex')

test.each([
  ['a script', packed('7 0 << /S /JavaScript /JS (app.alert(1)) >>')],
  ['a script in other letters', packed('7 0 << /S /J#61vaScript >>')],
  ['a program', packed('7 0 << /S /Launch /F (calc.exe) >>')],
  ['a file', packed('7 0 << /Type /EmbeddedFile >>')],
  ['something that is no stream', packed('7 0 << /Type /Page >>', { raw: true })],
  ['a script behind another filter', packed(HEX, { filter: '/ASCIIHexDecode', raw: true })],
  [
    'far more than its size',
    packed(Buffer.concat([Buffer.from('7 0 '), Buffer.alloc(100_000_000, 32)])),
  ],
])('[CASH-42] a PDF that packs %s is refused', async (_, pdf) => {
  await expect(readReceipt(pdf)).rejects.toMatchObject(refused)
})

test('[CASH-42] a PDF that carries a file is refused', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Filespec /EF << /F 2 0 R >> >>\nendobj')
  await expect(readReceipt(pdf)).rejects.toMatchObject(refused)
})

test('[LAW-23] of many pictures at once some are drawn, some wait, and the rest are refused', async () => {
  const png = await picture(600, 600).png().toBuffer()
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => readReceipt(png)))
  const busy = all.filter((one) => one.status === 'rejected' && one.reason instanceof TooBusy)
  expect(busy).toHaveLength(30 - 17)
  expect((await readReceipt(png)).contentType).toBe('image/webp')
})
