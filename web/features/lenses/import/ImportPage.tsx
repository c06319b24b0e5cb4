import { useState } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { failureOf } from "#api/failure.ts";
import type { LensImportReport } from "#domain/lenses/import/report.ts";
import { importTariffs } from "#api/lenses/imports.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { SupplierCombobox } from "#shared/stock/SupplierCombobox.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { ErrorPanel, Notice, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { FileChoice } from "./FileChoice.tsx";
import { importTexts as text } from "./import.strings.ts";
import { blankImport, importBody, type ImportValues, type TariffFile } from "./importValues.ts";
import { ReadingFields } from "./ReadingFields.tsx";
import { ReportView } from "./ReportView.tsx";
import { type Preview, usePreview } from "./usePreview.ts";

const back = { href: paths.products, label: words.products };

/** True when the import would change something. */
const writes = ({ ranges }: LensImportReport): boolean =>
  ranges.some((one) => one.is_new || one.changed + one.made + one.dropped > 0);

/** 'Importer un tarif de verres': choose the file, preview its changes, then write them. */
export default function ImportPage() {
  const form = useForm<ImportValues>({ defaultValues: blankImport(), mode: "onChange" });
  const values = useWatch({ control: form.control }) as ImportValues;
  const [file, setFile] = useState<TariffFile | null>(null);
  const [done, setDone] = useState<LensImportReport | null>(null);
  const body = importBody(values, file);
  const preview = usePreview(done ? null : body);
  const { isBusy, once } = useOnce();
  const apply = () =>
    once(async () => {
      if (!body) return;
      try {
        const written = await importTariffs(body);
        setDone(written);
        toast.success(text.applied(written.ranges.filter((range) => range.written).length));
      } catch (error) {
        console.error(error);
        const { message, fields } = failureOf(error);
        toast.error(Object.values(fields)[0] ?? (message || text.applyFailed));
      }
    });
  return (
    <FormProvider {...form}>
      <PageHeader title={words.lensImport} subtitle={text.subtitle} back={back}>
        {!done && (
          <Button
            variant="primary"
            right="import"
            disabled={!preview.report || !writes(preview.report)}
            isBusy={isBusy}
            busyLabel={text.applying}
            onClick={() => void apply()}
          >
            {text.apply}
          </Button>
        )}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Source
          file={file}
          errors={preview.fields}
          onFile={(chosen) => {
            setDone(null);
            setFile(chosen);
          }}
        />
        {done ? <ReportView report={done} /> : <PreviewView preview={preview} />}
      </div>
    </FormProvider>
  );
}

function PreviewView({ preview }: { preview: Preview }) {
  const { report, failure, isLoading, hasRefusal, retry } = preview;
  if (report)
    return (
      <>
        {!writes(report) && <Notice tone="info">{text.nothing}</Notice>}
        <ReportView report={report} />
      </>
    );
  if (failure) return <ErrorPanel message={failure} onRetry={retry} />;
  if (isLoading) return <RowsSkeleton rows={6} />;
  return !hasRefusal && <p className="text-center text-ink-3">{text.waits}</p>;
}

type SourceProps = {
  file: TariffFile | null;
  /** Errors of the preview, by field. */
  errors: Record<string, string>;
  onFile: (file: TariffFile) => void;
};

function Source({ file, errors, onFile }: SourceProps) {
  const { setValue, control } = useFormContext<ImportValues>();
  const supplierName = useWatch({ control, name: "supplierName" });
  const others = Object.entries(errors).filter(([field]) => field !== "rows");
  return (
    <Card title={text.source}>
      <div className="grid gap-4 p-4">
        <p className="text-ink-2">{text.hint}</p>
        <div className="grid items-start gap-4 md:grid-cols-3">
          <SupplierCombobox
            label={words.supplier}
            text={supplierName}
            error={errors["supplier"]}
            onSelect={({ id, name }) => {
              setValue("supplierName", name);
              setValue("supplier", id);
            }}
          />
          <div>
            <DayField<ImportValues> path="from" label={text.from} isAhead />
            <p className="field-hint">{text.fromHint}</p>
          </div>
          <FileChoice file={file} error={errors["rows"]} onFile={onFile} />
        </div>
        <ReadingFields isOpen={others.length > 0} />
        {others.map(([field, message]) => (
          <Notice key={field} tone="bad">
            {message}
          </Notice>
        ))}
      </div>
    </Card>
  );
}
