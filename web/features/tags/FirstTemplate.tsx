import { type TagTemplate, tagTemplates } from "#domain/core/records.ts";
import { hasRight } from "#api/session/people.ts";
import { setTagTemplate } from "#api/shop/company.ts";
import { failureOf } from "#api/failure.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tagStrings } from "#shared/tags/tags.strings.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { tagsText as text } from "./tags.strings.ts";

/** First visit: a person who manages the shop chooses the tag paper. */
export function FirstTemplate() {
  const { isBusy, once } = useOnce();
  const mayChoose = hasRight("company.write");
  const choose = (template: TagTemplate) =>
    void once(async () => {
      try {
        await setTagTemplate(template);
        toast.success(text.chosen);
      } catch (error) {
        console.error(error);
        toast.error(failureOf(error).message || text.chooseFailed);
      }
    });
  return (
    <>
      <PageHeader title={words.tags} back={{ href: paths.stock, label: words.stock }} />
      <section className="card" aria-label={words.tags}>
        <EmptyState
          icon="tag"
          drawing="empty"
          title={text.first}
          text={mayChoose ? text.firstHint : text.firstOther}
        />
        {mayChoose && (
          <ul className="mx-auto grid max-w-form gap-2 px-4 pb-6 sm:grid-cols-2">
            {tagTemplates.map((template) => (
              <li key={template}>
                <Button className="w-full" disabled={isBusy} onClick={() => choose(template)}>
                  {tagStrings.templates[template]}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
