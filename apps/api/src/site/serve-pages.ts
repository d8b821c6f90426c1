import type { FastifyInstance } from 'fastify'

const MOBILE = /Mobi|Android|iPhone/i

/** The addresses of the wide layout that lead into the app (SIL-008). */
export function servePages(app: FastifyInstance) {
  app.get('/player/playGame', (_, reply) => reply.redirect('/exchange', 302))
  app.get('/page/guest/register.jsp', (request, reply) =>
    reply.redirect(MOBILE.test(request.headers['user-agent'] ?? '') ? '/signup' : '/register', 302),
  )
  app.get('/page/site/component/appDownload.jsp', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(downloadPage),
  )
}

/** A plain page that needs nothing but itself: it must open on any phone. */
const downloadPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Maidan on your phone</title><style>
body{margin:0;background:#07130e;color:#f2f7f4;font:16px/1.5 system-ui,'Noto Sans Bengali',sans-serif}
main{max-width:28rem;margin:0 auto;padding:2rem 1rem}
img{display:block;width:96px;height:96px;margin:0 auto 1rem}
h1{font-size:1.5rem;text-align:center;margin:0 0 1.5rem}
ol{padding-left:1.25rem}li{margin:.5rem 0}p{color:#a9bdb2}
a{display:block;margin-top:1.5rem;padding:.875rem;border-radius:999px;background:#ffb703;color:#1a1200;text-align:center;text-decoration:none;font-weight:700}
</style></head><body><main><img src="/storage/app/android.svg" alt="">
<h1>Maidan on your phone</h1>
<ol><li>Open the site in Chrome on your phone.</li><li>Open the menu of the browser.</li><li>Choose “Add to Home screen”, then “Install”.</li></ol>
<p lang="bn">ফোনের ক্রোমে সাইটটি খুলুন, ব্রাউজারের মেনু থেকে “হোম স্ক্রিনে যোগ করুন” বেছে নিন।</p>
<p>There is no file to download and nothing to allow: the app installs from the site itself.</p>
<a href="/">Open Maidan</a></main></body></html>`
