/**
 * Figures of a machine with two cores and the floor of each; the README's table is generated from them. `bare` is a bare
 * Fastify response of as many bytes in the same run. Figures `beside the floor` are ratios of home, category and product to
 * the same pages of `bench/floor`, measured in turns. A figure with the floor `none` is measured so that a change is seen.
 */
export const figures = {
  'orders lost, oversold or paid twice': '0',
  'uncached documents, mixed': '60 per second, p95 ≤ 350 ms, no failure',
  'uncached category': '300 per second, p99 ≤ 80 ms',
  'cached page': '20,000 per second',
  'memory of the storefront after load': '≤ 250 MiB',
  'first page after start': '≤ 1 s',
  'product list': '5,000 per second',
  'checked and priced cart': '2,000 per second',
  'API reads': '300 per second, p99 ≤ 150 ms',
  'orders, for 120 s': '20 per second, p99 ≤ 800 ms',
  'last place, 50 buyers': '1 success, 49 × 211, p99 ≤ 500 ms',
  'payments settled by webhooks': 'none',
  'pages while orders flow': 'none',
  '30 logins at once': 'p99 ≤ 1.5 s',
  'catalogue during 200 logins': '≤ 1 s',
  'kill -9 until ready': '≤ 10 s',
  'database restarted at once': 'no process exits, answers after ≤ 5 s',
  'rolling restart of 2 + 2 processes': '0 failed requests, 0 orders lost or doubled',
  'components alone, after gzip': 'half of them ≤ 6 kB, none above 32 kB',
  'unpaid order cancelled': '0 to 60 s after its 1800 s',
  'pages, 1000 products': 'p50 ≤ 2 ×, bytes ≤ 1.1 ×, no failure',
  'pages, 10000 products': 'p50 ≤ 2 ×, bytes ≤ 1.1 ×, no failure',
  'search while typing, 1000 products': 'p99 < 16 ms, CPU 4× slower',
  'search while typing, 10000 products': 'p99 < 16 ms, CPU 4× slower',
  'FCP beside the floor': '≤ 0.7 ×',
  'LCP beside the floor': '≤ 0.7 ×',
  'TBT, CPU 2×': '≤ 150 ms',
  'main thread beside the floor': '≤ 1.4 ×',
  'style and layout beside the floor': '≤ 2 ×',
  'JavaScript beside the floor': '≤ 1.2 ×',
  'rendered anew beside the floor': '≥ 0.45 ×',
  elements: '≤ 550 / 450 / 450',
  'requests without pictures': '≤ 20',
  'interactions until the next frame, CPU 4×': '≤ 100 ms',
  'category to product, CPU 4×': '≤ 150 ms',
  'guest: first order': '≤ 20 taps, 9 fields',
  'returning customer: order': '≤ 7 taps',
} as const

export type FigureName = keyof typeof figures
