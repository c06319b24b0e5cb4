import { Redirect, useParams } from "wouter";
import { paths } from "#lib/addresses/paths.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { blog } from "./content/blog.ts";
import { type Post, posts } from "./content/posts.ts";
import { formatDayInWords } from "#lib/texts/formats.ts";
import { PostPicture } from "./Illustrations.tsx";
import { PostCard } from "./PostCard.tsx";
import { SiteLayout } from "./SiteLayout.tsx";
import { copyText } from "#lib/texts/copyText.ts";

const similarPosts = 3;

const similarTo = (post: Post): Post[] =>
  posts
    .filter(({ slug, category }) => category === post.category && slug !== post.slug)
    .slice(0, similarPosts);

function Article({ post }: { post: Post }) {
  return (
    <article className="mx-auto max-w-prose">
      <a
        href={paths.blog}
        className="inline-flex min-h-11 items-center gap-1 text-sm text-ink-3 hover:text-ink"
      >
        <Icon name="chevron-left" className="size-4" />
        {blog.back}
      </a>
      <p className="mt-2 text-sm text-ink-3">
        <span className="font-medium text-brand-ink">{post.category}</span> ·{" "}
        {formatDayInWords(post.publishedAt)} · {blog.readTime(post.readTime)}
      </p>
      <h1 className="mt-2 text-2xl font-semibold tracking-tight max-md:text-[2.25rem]">
        {post.title}
      </h1>
      <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{blog.by(post.author)}</p>
        <Button icon="joined-dots" onClick={() => void share(post.title)}>
          {blog.share}
        </Button>
      </div>
      <div className="mb-6 overflow-hidden rounded-card bg-brand-soft">
        <PostPicture picture={post.image} className="aspect-[2/1] w-full" />
      </div>
      {/* Trusted HTML from our own content file, never from visitors. */}
      <div className="article" dangerouslySetInnerHTML={{ __html: post.content }} />
      <ul className="mt-8 flex flex-wrap gap-1.5" aria-label={blog.tags}>
        {post.tags.map((tag) => (
          <li key={tag}>
            <Badge tone="mute">{tag}</Badge>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Page of a blog article; an unknown address leads back to the list. */
export default function ArticlePage() {
  const { slug } = useParams<{ slug: string }>();
  const post = posts.find((one) => one.slug === slug);
  if (!post) return <Redirect to={paths.blog} replace />;
  const similar = similarTo(post);
  return (
    <SiteLayout title={post.title}>
      <div className="py-6">
        <Article post={post} />
        {similar.length > 0 && (
          <section className="mt-10 border-t border-line pt-10">
            <h2 className="mb-4 text-xl font-semibold tracking-tight">{blog.similar}</h2>
            <div className="grid gap-4 md:grid-cols-3">
              {similar.map((one) => (
                <PostCard key={one.id} post={one} />
              ))}
            </div>
          </section>
        )}
      </div>
    </SiteLayout>
  );
}

/** Shares the page through the Web Share API, or copies its link and shows a toast. */
async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === "function") {
    // Dismissing the share sheet rejects, but is not an error.
    return navigator.share({ title, url }).catch(() => {});
  }
  await copyText(url);
  window.alert(blog.copied);
}
