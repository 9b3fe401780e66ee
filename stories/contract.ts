/** The accessibility contract of a component, as the opening of its docs page. */
export const contract = (summary: string, points: readonly string[]) => ({
  docs: {
    description: {
      component: `${summary}\n\n**Accessibility contract**\n${points.map((point) => `- ${point}`).join('\n')}`,
    },
  },
})
