import { useSearchParams } from "wouter";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { blog } from "./content/blog.ts";
import { type Post, posts } from "./content/posts.ts";
import { PostCard } from "./PostCard.tsx";
import { SiteLayout } from "./SiteLayout.tsx";

/** Articles of a category; '' for all. */
const postsOf = (all: readonly Post[], category: string): Post[] =>
  all.filter((post) => category === "" || post.category === category);

const categories = [...new Set(posts.map(({ category }) => category))];

/** List of blog articles by category, which the URL names. */
export default function BlogPage() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get("categorie") ?? "";
  const shown = postsOf(posts, chosen);
  const options = [["", blog.all], ...categories.map((category) => [category, category])] as const;
  return (
    <SiteLayout title={blog.title}>
      <div className="py-10">
        <h1 className="text-2xl font-semibold tracking-tight max-md:text-[2.25rem]">
          {blog.title}
        </h1>
        <p className="mt-2 text-md text-ink-2">{blog.subtitle}</p>
        <div className="my-6 flex flex-wrap gap-2" role="group" aria-label={blog.filter}>
          {options.map(([value = "", label = ""]) => (
            <button
              key={value}
              type="button"
              className={`btn ${chosen === value ? "border-brand bg-brand-soft text-brand-ink" : "btn-secondary"}`}
              aria-pressed={chosen === value}
              onClick={() => setParams(value ? { categorie: value } : {})}
            >
              {label}
            </button>
          ))}
        </div>
        {shown.length === 0 ? (
          <section className="card">
            <EmptyState icon="circle-i" title={blog.empty} />
          </section>
        ) : (
          <section aria-label={blog.title} className="grid gap-4">
            <h2 className="sr-only">{chosen || blog.all}</h2>
            {shown.map((post) => (
              <PostCard key={post.id} post={post} isWide />
            ))}
          </section>
        )}
      </div>
    </SiteLayout>
  );
}
