import sharp from 'sharp'
import { expect, test } from 'vitest'
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
