import type { Texts } from '../../define-text.ts'

export const inbox = {
  title: 'ইনবক্স',
  edit: 'সম্পাদনা',
  done: 'হয়েছে',
  selectAll: 'সব বাছুন',
  markRead: 'পড়া হয়েছে',
  delete: 'মুছুন',
  deleteFailed: 'কিছু বার্তা মোছা যায়নি। আবার চেষ্টা করুন।',
  readFailed: 'কিছু বার্তা চিহ্নিত করা যায়নি। আবার চেষ্টা করুন।',
  openFailed: 'বার্তাটি খোলা যায়নি। আবার চেষ্টা করুন।',
  select: '{title} বাছুন',
  unread: 'পড়া হয়নি',
  previous: 'আগের',
  next: 'পরের',
  page: '{page} / {last}',
  empty: 'আপনার টাকা ও অ্যাকাউন্টের খবর এখানে আসবে।',
  message: 'বার্তা',
  choose: 'পড়তে একটি বার্তা বেছে নিন।',
} as const satisfies Texts
