import { useController, useFormContext } from "react-hook-form";
import { productTypes } from "#domain/core/records.ts";
import { company } from "#api/session/session.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tagStrings } from "#shared/tags/tags.strings.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormSelect } from "#ui/form/Field.tsx";
import { companyStrings } from "./company.strings.ts";
import { type Settings, typesIn } from "./settings.ts";

const text = companyStrings.tags;
/** All product types but services, which get no tag. */
const taggedTypes = productTypes.filter((type) => type !== "service");

/** Settings of tags: their paper, and the types of products that get one. Hidden before their first use. */
export function TagFields() {
  const isUsed = useValue(company)?.tag_template !== "";
  if (!isUsed) return null;
  return (
    <>
      <h2 className="card-title mt-2">{words.tags}</h2>
      <FormSelect<Settings>
        path="tag_template"
        label={tagStrings.template}
        options={{ "": text.noTags, ...tagStrings.templates }}
      />
      <TaggedTypes />
    </>
  );
}

function TaggedTypes() {
  const { control } = useFormContext<Settings>();
  const { field } = useController({ control, name: "tag_types" });
  const types = typesIn(field.value);
  return (
    <fieldset>
      <legend className="label">{text.types}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {taggedTypes.map((type) => (
          <Checkbox
            key={type}
            checked={types.includes(type)}
            onChange={({ target }) =>
              field.onChange(
                productTypes
                  .filter((one) => (one === type ? target.checked : types.includes(one)))
                  .join(),
              )
            }
          >
            {productTypeLabels[type]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
