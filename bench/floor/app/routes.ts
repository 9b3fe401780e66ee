import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('category', 'routes/category.tsx'),
  route('product/:id', 'routes/product.tsx'),
] satisfies RouteConfig
