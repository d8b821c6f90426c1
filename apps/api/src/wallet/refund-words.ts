/** What a player reads when a round without an outcome was given back. */
export function refundWords(
  language: 'en' | 'bn',
  { game, amount }: { game: string; amount: string },
): { title: string; text: string } {
  return language === 'bn'
    ? {
        title: 'একটি রাউন্ডের বাজি ফেরত দেওয়া হয়েছে',
        text: `${game} গেমের একটি রাউন্ড মাঝপথে থেমে গিয়েছিল এবং ৬ ঘণ্টায় কোনো ফল আসেনি। আপনার বাজি ${amount} ব্যালেন্সে ফেরত দেওয়া হয়েছে।`,
      }
    : {
        title: 'The stake of a round was returned',
        text: `A round of ${game} was interrupted and got no outcome within 6 hours. Your stake of ${amount} is back in your balance.`,
      }
}
