import type { HandKey } from './en.ts'

export const handsBn: Readonly<Record<HandKey, string>> = {
  'royal-flush': 'রয়্যাল ফ্লাশ',
  'straight-flush': 'স্ট্রেট ফ্লাশ',
  four: 'একই মানের চারটি',
  'full-house': 'ফুল হাউস',
  flush: 'ফ্লাশ',
  straight: 'স্ট্রেট',
  three: 'একই মানের তিনটি',
  'two-pairs': 'দুই জোড়া',
  'about-royal-flush': 'একই রঙের দশ, গোলাম, বিবি, সাহেব ও টেক্কা',
  'about-straight-flush': 'একই রঙের পরপর পাঁচটি',
  'about-four': 'একই মানের চারটি',
  'about-full-house': 'এক মানের তিনটি, আরেক মানের দুটি',
  'about-flush': 'একই রঙের পাঁচটি',
  'about-straight': 'পরপর পাঁচটি; টেক্কা সবার বড় বা সবার ছোট',
  'about-three': 'একই মানের তিনটি',
  'about-two-pairs': 'এক মানের দুটি, আরেক মানের দুটি',
}
