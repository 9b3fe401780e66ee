/** Prose on docs pages: the shop's text size, a maximum line length, no striped table rows. */
const proseStyle = `
  .sbdocs.sbdocs-content > :is(p, ul, ol), .sbdocs.sbdocs-content > div > :is(p, ul, ol) {
    max-inline-size: 72ch; font-size: 1rem; line-height: 1.6;
  }
  .sbdocs.sbdocs-content > :is(p, ul, ol, div) li { font-size: 1rem; line-height: 1.6; }
  .sbdocs.sbdocs-content > table, .sbdocs.sbdocs-content > div > table { font-size: 0.9375rem; }
  .sbdocs.sbdocs-content > table tr, .sbdocs.sbdocs-content > div > table tr { background: none; }
  .sbdocs.sbdocs-content > table, .sbdocs.sbdocs-content > div > table { display: block; overflow-x: auto; max-inline-size: 100%; }
  .sbdocs.sbdocs-content :is(p, li, td) > code { white-space: normal; overflow-wrap: anywhere; }`

/** On phones stories take the full width, and the props table stacks each control below its name. */
const phoneStyle = `
  @media (max-width: 549px) {
    .sbdocs.sbdocs-wrapper { padding: 2rem 16px; }
    .sbdocs.sbdocs-preview { margin-inline: -16px; border-inline: 0; border-radius: 0; }
    .sbdocs.sbdocs-preview .docs-story { padding-inline: 4px; }
    .docblock-argstable thead { display: none; }
    .docblock-argstable, .docblock-argstable tbody { display: block; }
    .docblock-argstable.docblock-argstable tr { display: block; padding-block: 8px; }
    .docblock-argstable.docblock-argstable td {
      display: block; width: 100% !important; padding: 4px 8px !important; border: 0 !important;
    }
    .docblock-argstable.docblock-argstable td:nth-child(3):not(:last-child) { display: none; }
  }`

export const docsStyle = proseStyle + phoneStyle
