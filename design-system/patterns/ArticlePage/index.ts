export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx'
export { ArticleSkeleton, type ArticleSkeletonProps } from './ArticleSkeleton.tsx'
