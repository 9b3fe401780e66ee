import { useWords } from '../../platform/language/words.tsx'
import { usePagePaths } from '../../platform/routes/page-paths.ts'

export interface ScreenHeadProps {
  readonly title: string
  readonly description?: string
  /** False for what is only for one customer: no search engine should list it. */
  readonly listed?: boolean
}

/** Title and description of a screen whose words need no data; React lifts them into the head. */
export function ScreenHead({ title, description, listed = false }: ScreenHeadProps) {
  const { language } = useWords()
  const paths = usePagePaths()
  return (
    <>
      <title>{`${title} | Colada`}</title>
      {description && <meta name="description" content={description} />}
      {listed ? (
        <>
          <link rel="canonical" href={paths[language]} />
          <link rel="alternate" hrefLang="es" href={paths.es} />
          <link rel="alternate" hrefLang="en" href={paths.en} />
          <link rel="alternate" hrefLang="x-default" href={paths.es} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
