/**
 * Figures to hold on a machine of two cores, with what is promised of each; the README's table is made from them.
 * `none` promises nothing: the figure is told so that it cannot fall unseen.
 */
export const figures = {
  'orders lost, oversold or paid twice': '0',
  'documents rendered anew, mixed': '60 per second, p95 ≤ 350 ms, no failure',
  'API reads': '300 per second, p99 ≤ 150 ms',
  'orders, for 120 s': '20 per second, p99 ≤ 800 ms',
  'last place, 50 buyers': '1 success, 49 × 211, p99 ≤ 500 ms',
  'payments settled by webhooks': 'none',
  'pages while orders flow': 'none',
  '30 logins at once': 'p99 ≤ 1.5 s',
  'catalogue during 200 logins': '≤ 1 s',
  'kill -9 until ready': '≤ 10 s',
  'database restarted at once': 'no process exits, answers after ≤ 5 s',
  'components alone, after gzip': 'half of them ≤ 6 kB, none above 32 kB',
  'unpaid order cancelled': '0 to 60 s after its 1800 s',
  'pages, 1000 products': 'p50 ≤ 2 ×, bytes ≤ 1.1 ×, no failure',
  'pages, 10000 products': 'p50 ≤ 2 ×, bytes ≤ 1.1 ×, no failure',
  'search while typing, 1000 products': 'p99 < 16 ms, CPU 4× slower',
  'search while typing, 10000 products': 'p99 < 16 ms, CPU 4× slower',
} as const

export type FigureName = keyof typeof figures
