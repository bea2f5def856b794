package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.CypherFiles;
import java.util.List;
import java.util.Map;

/** The forms of a request, which decide what the records of its answer are. */
public enum RequestForm {
  /** Calls the native procedure. */
  NATIVE {
    @Override
    QuestionRequest put(Question question, Map<String, Object> parameters) {
      return new QuestionRequest(question, this, question.procedure(), parameters);
    }
  },
  /** Runs the text whose answer is one record. */
  ONE_ROW {
    @Override
    QuestionRequest put(Question question, Map<String, Object> parameters) {
      return new QuestionRequest(question, this, question.cypher(), ofText(parameters));
    }
  },
  /** Runs the text whose answer is a record for each item. */
  ROWS {
    @Override
    QuestionRequest put(Question question, Map<String, Object> parameters) {
      return new QuestionRequest(question, this, question.rows(), ofText(parameters));
    }

    @Override
    ShindigAnswer answerOf(AnswerShape shape, List<? extends FieldValues> records) {
      return shape.ofRows(records);
    }
  },
  /** Runs a text that calls the native procedure. */
  CALL {
    @Override
    QuestionRequest put(Question question, Map<String, Object> parameters) {
      return new QuestionRequest(
          question,
          this,
          "CALL shindig.read($name, $parameters)",
          Map.of("name", question.procedure(), "parameters", parameters));
    }

    @Override
    ShindigAnswer answerOf(AnswerShape shape, List<? extends FieldValues> records) {
      return shape.of(records.stream().map(RequestForm::value).toList());
    }
  };

  abstract QuestionRequest put(Question question, Map<String, Object> parameters);

  /** Converts the records of an answer, of which there is at least one. */
  ShindigAnswer answerOf(AnswerShape shape, List<? extends FieldValues> records) {
    return shape.of(records);
  }

  ShindigAnswer answer(AnswerShape shape, List<? extends FieldValues> records) {
    return records.isEmpty() ? ShindigAnswer.EMPTY : answerOf(shape, records);
  }

  /** The map in a record of {@link #CALL}. */
  private static FieldValues value(FieldValues row) {
    return ((Map<?, ?>) row.get("value"))::get;
  }

  private static Map<String, Object> ofText(Map<String, Object> parameters) {
    return parameters.isEmpty() ? parameters : CypherFiles.parameters(parameters);
  }

  /** The question's requests, one for each set of parameters. */
  public List<QuestionRequest> put(Question question) {
    return question.parameters().stream().map(each -> put(question, each)).toList();
  }
}
