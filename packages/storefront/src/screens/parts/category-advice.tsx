import { CategoryContent, List } from '@colada/ui'
import type { CategoryContentText } from '../../features/content/category-content.ts'
import { useWords } from '../../platform/language/words.tsx'

/** What to know about a category, below its products: it comes to life when it comes near. */
export default function CategoryAdvice({ content }: { content: CategoryContentText }) {
  const { t } = useWords()
  return (
    <CategoryContent
      heading={content.title}
      headingLevel={2}
      intro={content.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      blocks={[
        {
          id: 'advice',
          title: t('catalogue:advice'),
          body: <List items={content.points.map((point) => ({ id: point, content: point }))} />,
        },
      ]}
    />
  )
}
